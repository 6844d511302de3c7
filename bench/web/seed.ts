import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Member } from '../../apps/server/src/testing/member.ts'
import { withClient } from '../../apps/server/src/testing/test-database.ts'
import type { Document } from '../../packages/contract/src/index.ts'

export const PAGES = 300
export const VIOLATIONS = 500

/** A document of many pages, read by the product; its many values and violations are put beside what was read. */
export async function seedLargeDocument(member: Member, dataDir: string): Promise<Document> {
  const document = await member.upload(await largePdf())
  await member.settled(document.id)
  const { appUrl } = JSON.parse(readFileSync(join(dataDir, 'postgres-address.json'), 'utf8'))
  await withClient(appUrl, async (client) => {
    await client.query('set role efti_app')
    await client.query(`select set_config('app.tenant_id', $1, false)`, [member.tenantId])
    await client.query(VALUES, [member.tenantId, document.id, VIOLATIONS, PAGES])
    await client.query(FINDINGS, [member.tenantId, document.id, VIOLATIONS])
  })
  return document
}

async function largePdf() {
  const pdf = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  for (let number = 1; number <= PAGES; number += 1) {
    pdf.addPage()
    pdf.fontSize(14).text(`CMR consignment note, sheet ${number} of ${PAGES}`)
    pdf.fontSize(9)
    for (let line = 1; line <= 40; line += 1) {
      pdf.text(`Line ${line}: package MUSTER ${number}-${line}, machine parts, ${100 + line} kg`)
    }
  }
  pdf.end()
  await ended
  return { name: 'three-hundred-sheets.pdf', bytes: Buffer.concat(chunks), mimeType: 'application/pdf' }
}

/** $1 tenant, $2 document, $3 how many goods items, $4 pages: three values of each item, on a page of its own. */
const VALUES = `
insert into hub.extracted_values (tenant_id, document_id, extraction_id, efti_id, path, value, as_written, confidence, source, evidence)
select $1::uuid, $2::uuid, (select id from hub.extractions where document_id = $2::uuid order by created_at desc limit 1),
       of.efti_id, format('transportPackage[%s]/%s', n, of.path), of.value, of.written, 0.5 + 0.49 * (n % 10) / 10, 'text',
       jsonb_build_object('page', 1 + n % $4::int, 'box', jsonb_build_array(40, 60 + 12 * (n % 40), 160, 70 + 12 * (n % 40)), 'snippet', of.written)
  from generate_series(1, $3::int) n,
       lateral (values ('eFTI691', 'shippingMarks[1]/markingText[1]', to_jsonb('MUSTER ' || n), 'MUSTER ' || n),
                       ('eFTI685', 'itemQuantity', to_jsonb(n), n::text),
                       ('eFTI688', 'typeCode[1]', to_jsonb('PX'::text), 'pallets')) of (efti_id, path, value, written)`

/** $1 tenant, $2 document, $3 how many: one at each goods item, of every severity. */
const FINDINGS = `
with checked as (select id from hub.compliance_checks where document_id = $2::uuid order by created_at desc limit 1)
insert into hub.violations (tenant_id, document_id, first_check_id, last_check_id, fingerprint, code, severity, violation_type,
                            description, field_name, suggested_fix, efti_id, path, clause, subsets)
select $1::uuid, $2::uuid, checked.id, checked.id, 'bench ' || n, 'CDS-LENGTH',
       (array['critical', 'high', 'medium', 'low'])[1 + n % 4], (array['Missing element', 'Format', 'Code list'])[1 + n % 3],
       format('Packages: marking %s: the text is longer than the data set allows.', n), 'Packages: marking',
       'Shorten the text, or give the marking as printed on the package.', 'eFTI691',
       format('transportPackage[%s]/shippingMarks[1]/markingText[1]', n), 'Delegated Regulation (EU) 2024/2024, Annex', array['EU01']
  from generate_series(1, $3::int) n, checked`
