import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const romanianAnnexVii: FormLanguage = {
  titles: list`
    informații care însoțesc transferurile de deșeuri, informații de însoțire a transferurilor de deșeuri,
    informații care însoțesc transporturile de deșeuri, anexa vii`,
  labels: {
    consignor: list`
      persoana care organizează transferul, persoana care dispune transferul, organizatorul transferului`,
    consignee: list`importator destinatar, importatorul destinatarul, importator, destinatar`,
    wasteQuantity: list`cantitatea efectivă, cantitatea reală, cantitate`,
    dateOfTakingOver: list`data efectivă a transferului, data reală a transferului, data transferului`,
    carrier: list`primul transportator, 1 transportator, transportator`,
    successiveCarrier: list`al doilea transportator, 2 transportator`,
    furtherCarrier: list`al treilea transportator, 3 transportator`,
    recoveryFacility: list`instalația de valorificare, instalația de recuperare, laborator, instalație`,
    recoveryOperation: list`operațiunea de valorificare, operațiunea de recuperare, cod r, codul r`,
    nature: list`descrierea uzuală a deșeurilor, descrierea obișnuită a deșeurilor, descrierea deșeurilor`,
    wasteCode: list`identificarea deșeurilor, codul deșeului, cod deșeu`,
    modeOfTransport: list`mijloc de transport, modul de transport`,
    established: list`locul și data`,
    furniture: list`
      producătorul deșeurilor, producător, țările implicate, statele implicate, export expediere, tranzit,
      import destinație, data transferului de responsabilitate, persoana de contact, declarație, numele, data,
      semnătura`,
  },
}
