/** Pictures of a document's pages as they go to a model, small; `label` names one by its number. */
export function PagePictures({
  documentId,
  pages,
  label,
}: {
  documentId: string
  pages: readonly number[]
  label: (page: number) => string
}) {
  return (
    <ul className="mt-1 flex flex-wrap gap-3">
      {pages.map((page) => (
        <li key={page}>
          <img
            src={`/api/documents/${documentId}/pages/${page}/image?width=320`}
            alt={label(page)}
            loading="lazy"
            decoding="async"
            className="h-44 border border-line bg-paper"
          />
        </li>
      ))}
    </ul>
  )
}
