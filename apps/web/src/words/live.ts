export const liveWords = {
  completed: 'Job Completed',
  failed: 'Job Failed',
  open: 'Open',
  openHint: 'Open the document from the list of documents',
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
  lastShown: 'You see the latest data that arrived; it is renewed once the connection is back.',
  setupFailed: 'Failed to get WebSocket info',
  states: {
    disconnected: 'Live updates disconnected',
    connecting: 'Live updates connecting',
    connected: 'Live updates connected',
  },
}
