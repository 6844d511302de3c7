import type { ConsignmentAnswer, ShownSubset } from '@efti-hub/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { consignmentWords } from '../../words/consignment.ts'
import { type AskedSubset, SubsetDialog } from './subset-dialog.tsx'
import { useConsignmentChoice } from './use-consignment-choice.ts'

const words = consignmentWords.subsets

interface SubsetChoicesProps {
  documentId: string
  consignment: Pick<ConsignmentAnswer, 'subsets' | 'ruledOut'>
  mayEdit: boolean
}

/** Which subsets apply and which do not, each with its reason; a person can decide otherwise, and undo it. */
export function SubsetChoices({
  documentId,
  consignment: { subsets, ruledOut },
  mayEdit,
}: SubsetChoicesProps) {
  const [asked, setAsked] = useState<AskedSubset | null>(null)
  const choice = useConsignmentChoice(documentId)
  const isDisabled = !mayEdit || choice.isPending
  const row = (subset: ShownSubset, applies: boolean) => (
    <SubsetRow
      key={subset.id}
      subset={subset}
      act={subset.byHand ? words.undo : applies ? words.ruleOut : words.apply}
      isDisabled={isDisabled}
      onAct={() =>
        subset.byHand
          ? choice.mutate({ subsets: [{ id: subset.id, applies: null }] })
          : setAsked({ id: subset.id, applies: !applies })
      }
    />
  )
  return (
    <>
      <ul aria-label={words.list} className="grid gap-2 text-sm">
        {subsets.map((subset) => row(subset, true))}
      </ul>
      {ruledOut.length > 0 && (
        <>
          <h3 className="font-medium">{words.ruledOut}</h3>
          <ul aria-label={words.ruledOut} className="grid gap-2 text-sm">
            {ruledOut.map((subset) => row(subset, false))}
          </ul>
        </>
      )}
      <Button
        variant="outline"
        size="xs"
        className="justify-self-start"
        disabled={isDisabled}
        onClick={() => setAsked({ id: null, applies: true })}
      >
        <Plus aria-hidden />
        {words.add}
      </Button>
      {!mayEdit && <p className="text-sm text-ink-muted">{words.mayNot}</p>}
      {asked && (
        <SubsetDialog
          asked={asked}
          known={subsets.map(({ id }) => id)}
          busy={choice.isPending}
          onClose={() => setAsked(null)}
          onChoose={(chosen) => choice.mutate({ subsets: [chosen] }, { onSuccess: () => setAsked(null) })}
        />
      )}
    </>
  )
}

interface SubsetRowProps {
  subset: ShownSubset
  act: string
  isDisabled: boolean
  onAct: () => void
}

function SubsetRow({ subset: { id, reason, byHand, evidence }, act, isDisabled, onAct }: SubsetRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <span className="font-mono">{id}</span>
      <div className="min-w-0 text-ink-muted wrap-anywhere max-sm:order-1 max-sm:col-span-2">
        <p>{byHand ? words.byHand(reason) : reason}</p>
        {evidence.length > 0 && (
          <ul className="mt-0.5 list-disc pl-4">
            {evidence.map((one) => (
              <li key={one.path}>{words.evidence(one)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button
        variant="outline"
        size="xs"
        aria-label={words.actOn(act, id)}
        disabled={isDisabled}
        onClick={onAct}
      >
        {act}
      </Button>
    </li>
  )
}
