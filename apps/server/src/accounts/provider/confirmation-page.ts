const SENTENCES = {
  confirmed: 'Your identity is confirmed. You can close this window and go on in the other one.',
  other: 'You signed in as somebody else. Please close this window and try again with your own account.',
  failed: 'Your identity could not be confirmed. Please close this window and try again.',
}

/** What the second window shows in the end; the first one asks the server by itself. */
export function confirmationPage(outcome: keyof typeof SENTENCES): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>eFTI Compliance Hub</title>
<p>${SENTENCES[outcome]}</p>
</html>
`
}
