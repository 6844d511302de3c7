import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const portugueseAnnexVii: FormLanguage = {
  titles: list`
    informações que acompanham as transferências de resíduos, informações que devem acompanhar as transferências
    de resíduos, informações relativas à transferência, anexo vii`,
  labels: {
    consignor: list`
      pessoa que trata da transferência, pessoa que organiza a transferência, organizador da transferência`,
    consignee: list`importador destinatário, importador, destinatário`,
    wasteQuantity: list`
      quantidade efetiva, quantidade efectiva, quantidade real, quantidade, quantidade em toneladas`,
    dateOfTakingOver: list`
      data efetiva da transferência, data efectiva da transferência, data real da transferência, data do
      transporte`,
    carrier: list`
      primeiro transportador, 1 transportador, a 1 transportador, 1o transportador, transportador`,
    successiveCarrier: list`segundo transportador, 2 transportador, b 2 transportador, 2o transportador`,
    furtherCarrier: list`terceiro transportador, 3 transportador, c 3 transportador, 3o transportador`,
    recoveryFacility: list`
      instalação de valorização, laboratório, instalação de valorização laboratório, instalação`,
    recoveryOperation: list`
      operação de valorização, código r, operação de valorização código r, operação de valorização ou eliminação`,
    nature: list`
      descrição usual dos resíduos, descrição habitual dos resíduos, descrição dos resíduos, designação dos
      resíduos`,
    wasteCode: list`
      identificação dos resíduos, identificação dos resíduos códigos relevantes, código do resíduo, código ler,
      lista de resíduos`,
    modeOfTransport: list`meio de transporte, modo de transporte`,
    established: list`local e data`,
    furniture: list`
      produtor dos resíduos, produtor, produtor inicial, países envolvidos, países em causa, estados envolvidos,
      país de exportação, trânsito, país de importação, data da transferência, pessoa a contactar, código ocde,
      código nacional, declaração, declaração da pessoa que trata da transferência, nome, data, assinatura,
      assinatura no momento da receção dos resíduos, transferência recebida na instalação de valorização`,
  },
}
