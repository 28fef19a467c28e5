// Builds the smallest contract that can be compared, for tests of the command: a single response with a schema.

/** @param schema the schema of the response as YAML in flow style, such as `{ type: string }` */
export const faq = (schema: string) => `openapi: 3.1.0
info: { title: A shop, version: '1' }
paths:
  /faq:
    get:
      operationId: listFaq
      responses:
        '200': { description: All, content: { application/json: { schema: { ${schema} } } } }
`
