/** In degrees, north and east positive. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The radius of the sphere with the volume of the Earth (IUGG). */
const EARTH_RADIUS_KM = 6371.0008

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres along the surface of a sphere, by the haversine formula; up to 0.5 % from the ellipsoid's. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const dLatitude = radians(to.latitude - from.latitude)
  const dLongitude = radians(to.longitude - from.longitude)
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
