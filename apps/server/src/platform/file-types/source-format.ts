/** The formats that papers arrive in. */
export type SourceFormat = 'pdf' | 'docx' | 'doc' | 'txt' | 'csv' | 'json' | 'xml'
