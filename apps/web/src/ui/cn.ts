/**
 * Joins class names. Nothing is merged: a component offers a variant where a look differs, so that two
 * classes never set the same property.
 */
export { clsx as cn } from 'clsx'
