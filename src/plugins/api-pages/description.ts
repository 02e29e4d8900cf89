import {bundle, createConfig, stringifyYaml} from '@redocly/openapi-core';

interface Description {
  readonly webhooks?: Readonly<Record<string, {readonly post?: object}>>;
}

/**
 * Reads a description with its parts in other files. Webhooks get their names, which docusaurus-plugin-openapi-docs
 * leaves out.
 * @param file An OpenAPI description.
 * @param overlay An OpenAPI Overlay to apply to it, such as a translation.
 * @returns YAML for docusaurus-plugin-openapi-docs.
 * @throws Error naming the file where one cannot be read.
 */
export async function readDescription(file: string, overlay?: string): Promise<string> {
  const {bundle: document} = await bundle({
    ref: file,
    overlays: overlay === undefined ? [] : [overlay],
    config: await createConfig({}),
  });
  const description = document.parsed as Description;
  for (const [name, {post}] of Object.entries(description.webhooks ?? {})) {
    Object.assign(post ?? {}, {'x-webhook': name});
  }
  return stringifyYaml(description);
}
