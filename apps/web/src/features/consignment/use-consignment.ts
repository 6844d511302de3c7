import type { ComplianceCheck, DataElement } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { checksQuery } from '../../api/queries/checks.ts'
import { consignmentQuery, dataSetQuery, valueHistoryQuery } from '../../api/queries/consignment.ts'
import { violationsQuery } from '../../api/queries/violations.ts'

export const useConsignment = (documentId: string) => useQuery(consignmentQuery(documentId))

/** Earlier values, and why the machine read what it read; asked for when somebody looks. */
export const useValueHistory = (documentId: string, wanted: boolean) =>
  useQuery({ ...valueHistoryQuery(documentId), enabled: wanted })

/** More than a document ever has open; beyond it the list of violations is the better place. */
const MOST_SHOWN = '500'

export const useDocumentViolations = (documentId: string) =>
  useQuery(violationsQuery({ documentId, limit: MOST_SHOWN }))

/** What the latest check could not read, and its notes. */
export function useRemarks(documentId: string): Pick<ComplianceCheck, 'unread' | 'notes'> {
  const { data } = useQuery(checksQuery(documentId))
  return data?.at(-1) ?? NO_REMARKS
}

const NO_REMARKS = { unread: [], notes: [] }

/** Elements of the data set by id, for entering a value. */
export function useDataElements(): ReadonlyMap<string, DataElement> {
  const { data } = useQuery(dataSetQuery())
  return useMemo(() => new Map(data?.elements.map((element) => [element.id, element])), [data])
}
