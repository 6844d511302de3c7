export const notFoundWords = {
  title: 'Page Not Found',
  description: "The page you're looking for doesn't exist or has been moved.",
  link: 'Go to the dashboard',
}
