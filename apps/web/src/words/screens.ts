export const dashboardWords = {
  title: 'eFTI Compliance Dashboard',
  subtitle: 'Monitor transport document compliance in real time',
}

export const processingWords = {
  title: 'Document Processing',
  subtitle: 'Upload a freight document and follow its recognition and compliance check',
}

export const violationsScreenWords = {
  title: 'Compliance Violations',
  subtitle: 'Open violations across all documents, with the legal basis and how to fix each',
}

export const failureWords = {
  screenTitle: 'This screen stopped working',
  screenDescription:
    'Your documents are safe. Reload the page. If it keeps happening, contact your administrator.',
  reload: 'Reload the page',
}
