import { DiagLogLevel, diag, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-base'
import type { Logger } from '../log.ts'

/** Headers for the collector come from OTEL_EXPORTER_OTLP_HEADERS, which the library reads itself. */
export function openTracer(endpoint: string, service: string, log: Logger) {
  const report = (message: string) => log.warn({ message }, 'traces were not sent')
  diag.setLogger({ error: report, warn: report, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  const spanId = new NextSpanId()
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `efti-hub-${service}` }),
    idGenerator: spanId,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer: Tracer = provider.getTracer('efti-compliance-hub')
  return { provider, tracer, spanId }
}

/** Random ids, but for the span that others already name as their parent. */
class NextSpanId extends RandomIdGenerator implements IdGenerator {
  next: string | null = null
  readonly #random = this.generateSpanId

  constructor() {
    super()
    this.generateSpanId = () => this.next ?? this.#random()
  }
}
