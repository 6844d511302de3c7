import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/notice.tsx'
import { outcomeWords } from '../../words/upload-outcome.ts'

/** The card takes the listed formats; a photographed document has another way in. */
export function PictureNotice() {
  const words = outcomeWords.picture
  return (
    <Notice tone="info" title={words.title}>
      {words.before}
      <Link to="/batch" className="font-medium text-brand underline underline-offset-4">
        {words.link}
      </Link>
      {words.after}
    </Notice>
  )
}
