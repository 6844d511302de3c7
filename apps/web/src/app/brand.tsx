import { cn } from '../ui/cn.ts'
import { product } from '../words/common.ts'
import mark from './mark.svg'

export function BrandMark() {
  return <img src={mark} alt="" className="size-7 shrink-0 sm:size-8" />
}

/** `tight`: on the smallest phones the name needs the space of the mark; `person` is there where nothing else names them. */
export function Brand({ tight = false, person }: { tight?: boolean; person?: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center gap-2 sm:gap-2.5 md:shrink-0">
      <span className={cn('shrink-0', tight && 'max-[26rem]:hidden')}>
        <BrandMark />
      </span>
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold tracking-tight max-sm:leading-4.5">{product.title}</span>
        <span className="truncate text-xs text-ink-muted max-sm:leading-3.5">{product.subtitle}</span>
        {person && <span className="truncate text-xs leading-3.5">{person}</span>}
      </span>
    </span>
  )
}
