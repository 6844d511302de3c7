export const liveWords = {
  completed: 'Job Completed',
  failed: 'Job Failed',
  open: 'Open',
  setupFailed: 'Failed to get WebSocket info',
  states: {
    disconnected: 'Live updates disconnected',
    connecting: 'Live updates connecting',
    connected: 'Live updates connected',
  },
}
