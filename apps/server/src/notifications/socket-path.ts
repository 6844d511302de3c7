export const SOCKET_PATH = '/api/jobs/ws'
