/**
 * For the environment of a process that reads files: glibc gives buffers of 256 kB and more back to the system once
 * they are free. Left alone it learns from the first large file to keep up to 32 MB apiece, some hundred in all.
 */
export const MEMORY_SETTINGS = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }
