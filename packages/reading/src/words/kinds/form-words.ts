import type { Concept } from '../../fields/concepts.ts'

/** What one language prints on a form of a kind: its titles, and its labels where they differ from a note's. */
export interface FormLanguage {
  titles: readonly string[]
  /** `furniture` for what ends other boxes and gives no value. They go before the labels of the lexicons. */
  labels: Partial<Record<Concept, readonly string[]>>
}

/** The words of a kind by language. */
export type FormWords = Readonly<Record<string, FormLanguage>>

/** What a language prints on forms other than the note of the CMR. */
export interface Forms {
  /**
   * Consignment note CIM (Uniform Rules, Appendix B to COTIF, Article 7): the boxes of the note of the CIT (GLV-CIM)
   * first, behind them what programs of railways and operators print.
   */
  cim?: FormLanguage
  /**
   * The air waybill of IATA Resolution 600a is printed in English everywhere; other languages stand beside or instead,
   * and a forwarder's program prints its house waybills in the language of its office.
   */
  awb?: FormLanguage
  /** What the security declaration prints beside the words of an air waybill. Its English form is used everywhere. */
  'air-security'?: FormLanguage
  /**
   * Liner and multimodal bills of lading; 'sea waybill' carries the same boxes. Most are English; coastal and short sea
   * lines print their own language too.
   */
  'bill-of-lading'?: FormLanguage
  /** Consignment notes and bills of lading by inland waterway: what they print beside the words of a note by road. */
  'inland-waterway'?: FormLanguage
  /**
   * The multimodal dangerous goods form (IMDG 5.4.5, ADR 5.4.5) and the transport document of ADR, RID and ADN 5.4.1;
   * behind their words the headings that programs of shippers print.
   */
  'dangerous-goods'?: FormLanguage
  /**
   * Annex VII to Regulation (EC) No 1013/2006 and to Regulation (EU) 2024/1157, by the wording of the Regulations:
   * information that goes with green-listed waste.
   */
  'waste-annex-vii'?: FormLanguage
  /**
   * The movement document for notified waste, Annex IB to the same Regulations: what it prints other than Annex VII.
   */
  'waste-movement'?: FormLanguage
  /**
   * What the countries' own forms for waste print where Annex IB prints something else: Italy's FIR, France's BSD,
   * Germany's and Austria's Begleitschein, Poland's KPO, Spain's DI, Portugal's e-GAR, Britain's consignment and
   * transfer notes and others. They count where the language has words of a movement document.
   */
  'waste-national'?: FormLanguage
}
