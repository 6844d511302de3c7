import { ApiError } from '../../../api/request.ts'

/** The file as it is; the server looks at its bytes. @throws ApiError */
export async function putCertificate(id: string, file: File): Promise<void> {
  const response = await fetch(
    `/api/sustainability/certifications/${id}/file?${new URLSearchParams({ name: file.name })}`,
    {
      method: 'PUT',
      credentials: 'include',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    },
  )
  if (!response.ok) throw new ApiError(response.status, await response.text())
}
