/** The list of packages for others names no place of the machine on which it was made. */
import { withoutPlaces } from '../../tools/sbom/without-places';

test('a list of packages has the project’s own name, and no folder and no download address', () => {
  const component = {
    name: 'left-pad',
    externalReferences: [
      { type: 'distribution', url: 'https://mirror.company.example/left-pad.tgz' },
      { type: 'website', url: 'https://left-pad.example' },
    ],
    properties: [
      { name: 'cdx:npm:package:path', value: '/home/kim/code/node_modules/left-pad' },
      { name: 'cdx:npm:package:development', value: 'true' },
    ],
  };
  const sbom = { metadata: { component: { ...component, name: 'kims-copy' } }, components: [component] };
  const clean = withoutPlaces(sbom, 'shiftsheet');
  expect(clean.metadata.component.name).toBe('shiftsheet');
  expect(JSON.stringify(clean)).not.toMatch(/mirror|kim/);
  expect(clean.components[0]).toEqual({
    name: 'left-pad',
    externalReferences: [{ type: 'website', url: 'https://left-pad.example' }],
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  });
});

test('the same lockfile gives the same list, in which parts of the project are for development', () => {
  const component = { name: 'shiftsheet' };
  const part = { name: 'workbench', properties: [{ name: 'cdx:npm:package:private', value: 'true' }] };
  const run = (serialNumber: string, timestamp: string) =>
    withoutPlaces(
      { serialNumber, metadata: { timestamp, component }, components: [part, { name: 'left-pad' }] },
      'shiftsheet',
    );
  expect(run('urn:uuid:1', '2026-01-01T00:00:00Z')).toEqual(run('urn:uuid:2', '2026-01-02T00:00:00Z'));
  const { components } = run('urn:uuid:1', '2026-01-01T00:00:00Z');
  expect(components.map(({ scope }) => scope)).toEqual(['excluded', undefined]);
});
