/**
 * The commonest passwords of public breach counts that are long enough to be taken here. Not a complete list:
 * it makes the obvious ones speak, it does not measure strength.
 */
const KNOWN = new Set(
  `00000000 11111111 12121212 123123123 12341234 12344321 12345678 123456789 1234567890 0123456789 123456123
  123654789 147258369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 22222222 31415926 55555555 66666666
  77777777 87654321 88888888 987654321 9876543210 99999999 a1b2c3d4 aa123456 abc12345 abcd1234 abcdefgh access14
  admin123 admin1234 administrator alexander asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl; babygirl
  baseball basketball benjamin blink182 bullshit butterfly caroline changeme charlie1 charlotte chocolate chris123
  computer corvette creative danielle december dragon123 elephant elizabeth facebook football football1 forever1
  freedom1 garfield gateway1 hallo123 hello123 hellohello iloveyou iloveyou1 internet jennifer jonathan jordan23
  letmein1 letmein123 liverpool1 liverpool logistics manchester marlboro maverick mercedes metallica michael1
  michelle midnight monkey123 motdepasse mustang1 myspace1 nicholas november p@ssw0rd p@ssword pa55word pass1234
  passw0rd password password1 password12 password123 password1234 passwort passwort1 patricia pokemon1 president
  princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qqww1122 qwer1234 qwerasdf qwert123 qwerty12 qwerty123
  qwerty1234 qwertyui qwertyuiop qwertz123 samantha secret123 september starwars startrek sunflower sunshine
  sunshine1 superman superman1 superstar test1234 testtest transport trustno1 veronica victoria wachtwoord
  welcome1 welcome123 whatever william1 willkommen zaq12wsx zxcvbnm1 zxcvbnm123 zxcvbnma`.split(/\s+/),
)

const WARNING = 'This password is among the first that attackers try. Please choose another one soon.'

/** A warning for a well-known password, or for one that is the person's own e-mail address; it is not refused. */
export function warningAbout(password: string, email: string): string | undefined {
  const said = password.toLowerCase()
  return KNOWN.has(said) || said === email || said === email.split('@')[0] ? WARNING : undefined
}
