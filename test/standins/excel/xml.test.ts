import { rootNamespace } from '../../../src/standins/excel/objects/custom-xml-parts';

test.each([
  ['<a/>', ''],
  ['<a xmlns="urn:x">text &amp; more</a>', 'urn:x'],
  [`<?xml version="1.0"?>\n<!-- note --><p:a xmlns:p='urn:y'><p:b c="1>2"/><![CDATA[<&]]></p:a>\n`, 'urn:y'],
  ['<a xmlns="urn:x"><b xmlns="urn:z"/></a>', 'urn:x'],
])('%j has the namespace %j', (xml, namespace) => {
  expect(rootNamespace(xml)).toBe(namespace);
});

test.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a>&nbsp;</a>',
  '<a>x & y</a>',
  '<a b=c/>',
  '<a>\u0000</a>',
  'x<a/>',
  '<a/>x',
  '<1a/>',
])('%j is refused', (xml) => {
  expect(rootNamespace(xml)).toBeUndefined();
});
