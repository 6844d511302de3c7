import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { common } from '../words/common.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** Something that is shown once, to be taken along. Where the browser gives no clipboard it can be selected. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Field label={label}>
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            value={value}
            readOnly
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
          {'clipboard' in navigator && (
            <Button variant="outline" className="h-10" onClick={() => void copy()}>
              {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
              <span aria-live="polite">{copied ? common.copied : common.copy}</span>
            </Button>
          )}
        </span>
      )}
    </Field>
  )
}
