import type {
  ComplianceCheck,
  ConsignmentAnswer,
  DataElement,
  DataSetAnswer,
  ViolationsList,
} from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { complianceKey, consignmentKey, dataSetKey, valueHistoryKey, violationsKey } from '../../api/keys.ts'

export function useConsignment(documentId: string) {
  return useQuery<ConsignmentAnswer>({ queryKey: consignmentKey(documentId) })
}

/** Earlier values, and why the machine read what it read; asked for when somebody looks. */
export function useValueHistory(documentId: string, wanted: boolean) {
  return useQuery<ConsignmentAnswer>({ queryKey: valueHistoryKey(documentId), enabled: wanted })
}

/** More than a document ever has open; beyond it the list of violations is the better place. */
const MOST_SHOWN = '500'

export function useDocumentViolations(documentId: string) {
  return useQuery<ViolationsList>({ queryKey: violationsKey({ documentId, limit: MOST_SHOWN }) })
}

/** What the latest check could not read, and its notes. */
export function useRemarks(documentId: string): Pick<ComplianceCheck, 'unread' | 'notes'> {
  const { data } = useQuery<ComplianceCheck[]>({ queryKey: complianceKey(documentId) })
  return data?.at(-1) ?? NO_REMARKS
}

const NO_REMARKS = { unread: [], notes: [] }

/** Elements of the data set by id, for whoever types a value in. */
export function useDataElements(): ReadonlyMap<string, DataElement> {
  const { data } = useQuery<DataSetAnswer>({ queryKey: dataSetKey })
  return useMemo(() => new Map(data?.elements.map((element) => [element.id, element])), [data])
}
