import { product } from '../words/common.ts'
import mark from './mark.svg'

export function BrandMark() {
  return <img src={mark} alt="" className="size-7 shrink-0 sm:size-8" />
}

export function Brand() {
  return (
    <span className="flex min-w-0 items-center gap-2 sm:gap-2.5">
      <BrandMark />
      <span className="grid min-w-0 text-left">
        <span className="truncate font-semibold tracking-tight">{product.title}</span>
        <span className="truncate text-xs text-ink-muted">{product.subtitle}</span>
      </span>
    </span>
  )
}
