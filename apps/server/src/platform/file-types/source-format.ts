/** The formats that documents arrive in. */
export type SourceFormat = 'pdf' | 'docx' | 'doc' | 'txt' | 'csv' | 'json' | 'xml'
