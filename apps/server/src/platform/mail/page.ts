import type { Mail } from './mail.ts'

export type Tone = 'good' | 'care' | 'bad' | 'plain'

export interface MailLine {
  /** What it is about; leads to `href`. */
  title: string
  href: string
  /** What happened to it, in a word or two of its colour. */
  state: string
  tone: Tone
  detail?: string
}

export interface MailSection {
  heading: string
  lines: readonly MailLine[]
  /** What is left out of the lines. */
  more?: { text: string; href: string }
}

export interface MailFigure {
  label: string
  value: string
}

/** For who may not have asked for the mail. */
export interface NotMeLink {
  /** For people: a page with one button. Programs that look links up press none. */
  page: string
  /** For mail programs: one POST (RFC 8058). */
  post: string
}

/** A mail before it is text or picture; the same words appear in both. */
export interface MailPage {
  /** Never text that a person typed: it is shown before the reader knows the sender. */
  subject: string
  heading: string
  /** Its line breaks are kept. */
  intro: string
  /** English where it is left out. */
  language?: string
  figures?: readonly MailFigure[]
  sections: readonly MailSection[]
  button: { label: string; href: string }
  /** Why the reader gets it, and where that can be changed. */
  footer: { text: string; label?: string; href?: string }
  notMe?: NotMeLink
}

export function mailOf(to: string, page: MailPage): Mail {
  const unsubscribe = page.notMe && { unsubscribe: page.notMe.post }
  return { to, subject: page.subject, text: textOf(page), html: htmlOf(page), ...unsubscribe }
}

export function textOf({ heading, intro, figures = [], sections, button, footer }: MailPage): string {
  const blocks = [
    heading,
    intro,
    figures.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...sections.map(({ heading: title, lines, more }) =>
      [
        title.toUpperCase(),
        ...lines.map(({ title: name, state, detail, href }) =>
          [`- ${name}: ${state}`, detail && `  ${detail}`, `  ${href}`].filter(Boolean).join('\n'),
        ),
        ...(more ? [`${more.text}: ${more.href}`] : []),
      ].join('\n'),
    ),
    `${button.label}: ${button.href}`,
    `--\neFTI Compliance Hub\n${footer.text}${footer.href ? `\n${footer.label}: ${footer.href}` : ''}`,
  ]
  return blocks.filter(Boolean).join('\n\n')
}

const INK = '#14181f'
const MUTED = '#565e6b'
const LINE = '#e2e5ea'
const BRAND = '#1f5fd6'
const TONES: Record<Tone, string> = { good: '#12703f', care: '#8a5300', bad: '#b8251b', plain: '#0b6580' }

/** Tables and styles on the elements themselves: what programs for mail draw alike. No picture, nothing fetched. */
export function htmlOf(page: MailPage): string {
  const { subject, heading, intro, language = 'en', figures = [], sections, button, footer } = page
  return `<!doctype html>
<html lang="${safe(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:0;background:#f7f8fa;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:14px;line-height:20px;color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f8fa"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:10px">
<tr><td style="padding:16px 24px;border-bottom:1px solid ${LINE};font-weight:600">eFTI Compliance Hub</td></tr>
<tr><td style="padding:24px 24px 8px"><h1 style="margin:0 0 8px;font-size:20px;line-height:28px;font-weight:600">${safe(heading)}</h1><p style="margin:0;color:${MUTED};white-space:pre-line">${safe(intro)}</p></td></tr>
${figures.length > 0 ? `<tr><td style="padding:8px 24px 0">${figureTable(figures)}</td></tr>` : ''}
${sections.map((section) => `<tr><td style="padding:16px 24px 0">${sectionTable(section)}</td></tr>`).join('\n')}
<tr><td style="padding:20px 24px 28px"><a href="${safe(button.href)}" style="display:inline-block;padding:9px 16px;border-radius:6px;background:${BRAND};color:#ffffff;font-weight:500;text-decoration:none">${safe(button.label)}</a></td></tr>
<tr><td style="padding:14px 24px;border-top:1px solid ${LINE};font-size:12px;line-height:18px;color:${MUTED}">${safe(footer.text)}${footerLink(footer)}</td></tr>
</table></td></tr></table></body></html>`
}

function footerLink({ label = '', href }: MailPage['footer']): string {
  return href ? ` <a href="${safe(href)}" style="color:${MUTED}">${safe(label)}</a>` : ''
}

function sectionTable({ heading, lines, more }: MailSection): string {
  const rows = lines.map(
    ({ title, href, state, tone, detail }) =>
      `<tr><td style="padding:10px 0;border-top:1px solid ${LINE};overflow-wrap:anywhere"><a href="${safe(href)}" style="color:${BRAND};font-weight:500;text-decoration:none">${safe(title)}</a><br><span style="color:${TONES[tone]};font-weight:500">${safe(state)}</span>${detail ? `<span style="color:${MUTED}"> · ${safe(detail)}</span>` : ''}</td></tr>`,
  )
  const rest = more
    ? `<tr><td style="padding:10px 0;border-top:1px solid ${LINE}"><a href="${safe(more.href)}" style="color:${BRAND}">${safe(more.text)}</a></td></tr>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding-bottom:6px;font-size:12px;font-weight:600;color:${MUTED}">${safe(heading)}</td></tr>${rows.join('')}${rest}</table>`
}

function figureTable(figures: readonly MailFigure[]): string {
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><td style="padding:8px 0;border-top:1px solid ${LINE};color:${MUTED}">${safe(label)}</td><td align="right" style="padding:8px 0;border-top:1px solid ${LINE};font-weight:600">${safe(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
