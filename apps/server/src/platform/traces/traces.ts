import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import type { Logger } from '../log.ts'

/** What a step belongs to: all steps of one upload, in whatever process, are one trace. */
export interface TraceStep {
  uploadId: string
  /** The one that the others hang from. */
  isRoot?: boolean
  attributes?: Attributes
}

/** Times the steps of a document from its upload to its verdict, for a collector of OpenTelemetry. */
export interface Traces {
  /** Does the work, timed where there is a collector; an error of it is recorded by its name alone. */
  step<T>(name: string, of: TraceStep, work: () => Promise<T>): Promise<T>
  /** Sends what is left. */
  close(): Promise<void>
}

const NO_TRACES: Traces = { step: (_name, _of, work) => work(), close: async () => {} }

/** `endpoint`: base address of the collector (OTLP over HTTP), such as http://localhost:4318; null: nothing is timed. */
export function openTraces(endpoint: string | null, service: string, log: Logger): Traces {
  if (endpoint === null) return NO_TRACES
  // The libraries are loaded only where somebody wants traces.
  const opening = import('./open-tracer.ts').then(({ openTracer }) => openTracer(endpoint, service, log))

  return {
    async step(name, { uploadId, isRoot = false, attributes = {} }, work) {
      const { tracer, spanId } = await opening
      const { traceId, rootSpanId } = idsOf(uploadId)
      if (isRoot) spanId.next = rootSpanId
      const parent = contextOf(traceId, rootSpanId)
      const span = tracer.startSpan(name, { attributes: { ...attributes, 'hub.upload': uploadId } }, parent)
      spanId.next = null
      try {
        return await work()
      } catch (error) {
        // Never its message: it can quote a document.
        const message = error instanceof Error ? error.constructor.name : 'error'
        span.setStatus({ code: SpanStatusCode.ERROR, message })
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      await (await opening).provider.shutdown()
    },
  }
}

/** An upload's id has the length of a trace's: processes agree on it without telling each other. */
function idsOf(uploadId: string): { traceId: string; rootSpanId: string } {
  const traceId = uploadId.replaceAll('-', '')
  return { traceId, rootSpanId: traceId.slice(16) }
}

function contextOf(traceId: string, spanId: string): Context {
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })
}
