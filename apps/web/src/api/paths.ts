/** 'consignee/name[1]' -> 'consignee/name': the field, whichever of several values. */
export const withoutIndexes = (path: string) => path.replace(/\[\d+\]/g, '')
