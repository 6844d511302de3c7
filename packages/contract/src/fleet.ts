import { z } from 'zod'

export const VEHICLE_KINDS = ['motor-vehicle', 'trailer'] as const
export const vehicleKind = z.enum(VEHICLE_KINDS)
export type VehicleKind = z.infer<typeof vehicleKind>

export const MOST_VEHICLES_AT_ONCE = 1000
export const MOST_VEHICLES = 5000

/** Letters and digits alone: plates are printed with and without spaces and hyphens. */
export function plateKey(plate: string): string {
  return plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export const newVehicle = z.object({
  plate: z
    .string()
    .trim()
    .max(17, 'At most 17 characters')
    .refine((plate) => plateKey(plate).length >= 2, 'Enter the number plate'),
  /** ISO 3166-1 alpha-2: where it is registered. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose the country of registration'),
  kind: vehicleKind,
})
export type NewVehicle = z.infer<typeof newVehicle>

export const vehicle = newVehicle.extend({ id: z.string(), plate: z.string() })
export type Vehicle = z.infer<typeof vehicle>

/** One that is in the fleet already gets the kind that is given. */
export const fleetAddition = z.object({ vehicles: z.array(newVehicle).min(1).max(MOST_VEHICLES_AT_ONCE) })
export type FleetAddition = z.infer<typeof fleetAddition>

/** By plate. */
export const fleetList = z.object({
  items: z.array(vehicle),
  nextCursor: z.null(),
  total: z.number().int(),
  /** Whether the caller may change it. */
  mayChange: z.boolean(),
})
export type FleetList = z.infer<typeof fleetList>
