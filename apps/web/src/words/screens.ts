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
  subtitle: 'Open findings of all documents, with the clause behind each and the way to mend it',
}

export const notFoundWords = {
  title: 'Page Not Found',
  description: "The page you're looking for doesn't exist or has been moved.",
  link: 'Go to the dashboard',
}

export const failureWords = {
  screenTitle: 'This screen stopped working',
  screenDescription:
    'Your documents are safe. Load the page again; if it keeps happening, tell your administrator.',
  reload: 'Load the page again',
}
