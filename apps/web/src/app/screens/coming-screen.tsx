import { Construction } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { common } from '../../words/common.ts'
import { comingWords } from '../../words/screens.ts'

export function ComingScreen({ screen }: { screen: keyof typeof comingWords }) {
  const { title, sentence } = comingWords[screen]
  return (
    <>
      <title>{common.page(title)}</title>
      <PageHeader title={title} />
      <Card className="flex items-start gap-3 p-5">
        <Construction className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
        <p className="text-ink-muted">{sentence}</p>
      </Card>
    </>
  )
}
