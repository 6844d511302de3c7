import type { DegradationName } from './degradations.ts'

/** The scans that are kept in samples/scans: file name to its pages, each a paper and what happened to it. */
export const committed: Record<string, [paper: string, degradation: DegradationName][]> = {
  'light-letter-french': [['letter-fr', 'light']],
  'medium-letter-polish': [['letter-pl', 'medium']],
  'medium-cmr-spanish': [['cmr-es', 'medium']],
  'medium-dangerous-goods-english': [['dangerous-goods-english', 'medium']],
  'heavy-letter-german': [['letter-de', 'heavy']],
  'heavy-cmr-czech': [['cmr-cs', 'heavy']],
  'heavy-packing-list-italian': [['packing-list-italian', 'heavy']],
  'heavy-cmr-german-two-pages': [
    ['cmr-german-complete', 'heavy'],
    ['dangerous-goods-german', 'heavy'],
  ],
  'low-dpi-letter-dutch': [['letter-nl', 'low-dpi']],
  'low-dpi-packing-list-english': [['packing-list-english', 'low-dpi']],
  'turned-90-cmr-dutch': [['cmr-nl', 'turned-90']],
  'turned-180-letter-italian': [['letter-it', 'turned-180']],
  'turned-270-cmr-polish': [['cmr-pl', 'turned-270']],
  'stamped-cmr-italian': [['cmr-it', 'stamped']],
  'fax-letter-czech': [['letter-cs', 'fax']],
  'fax-cmr-french': [['cmr-french-dangerous-goods', 'fax']],
  'photographed-cmr-german': [['cmr-german-complete', 'photographed']],
}
