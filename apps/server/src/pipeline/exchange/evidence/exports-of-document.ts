import { namesOfPeople } from '../../../accounts/names-of-people.ts'
import type { Person } from '../../../platform/database.ts'
import type { Services } from '../../../services.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { consignmentOf } from '../../extraction/consignment-of.ts'
import { consignmentInForce } from '../../extraction/corrections/in-force.ts'
import { type DataFormat, exportConsignment } from '../export-consignment.ts'
import { drawReport } from '../report/draw-report.ts'
import { gatherReport, peopleInReport } from '../report/gather-report.ts'

const FORMATS: readonly DataFormat[] = ['efti-xml', 'efti-json', 'identifiers-xml']

interface Export {
  /** After the document's own name: `.efti.xml`. */
  ending: string
  content: string | Buffer
}

/** Its data in every form, and its compliance report; none as long as it has not been read. */
export async function exportsOfDocument(
  services: Services,
  person: Person,
  { id }: DocumentRow,
  at: Date,
): Promise<Export[]> {
  const found = await services.database.inTenant(person, async (db) => {
    const consignment = await consignmentInForce(db, id)
    const facts = await gatherReport(db, id)
    return consignment && facts && { consignment: consignmentOf(consignment), facts }
  })
  if (!found) return []
  const { consignment, facts } = found
  const names = await namesOfPeople(services, peopleInReport(facts))
  return [
    ...FORMATS.map((format) => {
      const { ending, body } = exportConsignment(consignment, format)
      return { ending, content: body }
    }),
    { ending: '.report.pdf', content: await drawReport({ ...facts, names }, at) },
  ]
}
