/** @jest-environment node */
import {parsePage} from '../../readPage';
import {inspectPage, UNNAMED} from '../inspect';

const scriptsIn = (html: string): string[] =>
  inspectPage(parsePage(html)).scripts.map(({text}) => text);
const faultsIn = (html: string): string[] =>
  inspectPage(parsePage(html)).faults.map(({text}) => text);

describe('inline scripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT type="">a()</SCRIPT>', ['a()']],
    ['<script type="module">a()</script>', ['a()']],
    ['<script type=" Text/JavaScript ">a()</script>', ['a()']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script language="JavaScript">a()</script>', ['a()']],
    ['<script type="application/ld+json">{}</script>', []],
    ['<script type="application/json" id="data">{}</script>', []],
    ['<script type="text/template"><p></p></script>', ['<p></p>']],
    ['<script type=" ">a()</script>', ['a()']],
    ['<script language="vbscript">a()</script>', ['a()']],
    ['<script src="/main.js" defer></script>', []],
    ['<script src="/main.js">a()</script>', ['a()']],
    ['<script></script>', []],
    ['<script href="/x">a()</script>', ['a()']],
    ['<svg><script>a()</script></svg>', ['a()']],
    ['<svg><script href="/main.js"></script></svg>', []],
    ['<svg><script xlink:href="/main.js">b()</script></svg>', ['b()']],
    ['<!-- <script>a()</script> -->', []],
    ['<textarea><script>a()</script></textarea>', []],
    ['<p title="<script>a()</script>">', []],
    ['<template><script>a()</script></template>', ['a()']],
    ['<script>a("<!-- <script>");</script>-->")</script>', ['a("<!-- <script>");</script>-->")']],
  ])('of %s', (html, expected) => {
    expect(scriptsIn(html)).toEqual(expected);
  });

  it('keep their text as a browser reads it', () => {
    const scripts = scriptsIn('<script>\r\na = "é &amp; <b>";\r</script>');
    expect(scripts).toEqual(['\na = "é &amp; <b>";\n']);
  });

  it('come in the order of the document', () => {
    const html =
      '<head><script>1</script></head><body><div><script>2</script></div><script>3</script>';
    expect(scriptsIn(html)).toEqual(['1', '2', '3']);
  });
});

test('scripts and faults have their line and the name of their plugin', () => {
  const {scripts, faults} = inspectPage(
    parsePage('<p>\n<script data-plugin=theme>a()</script>\n\n<script>b()</script><i onclick=x>'),
  );
  expect(scripts).toEqual([
    {line: 2, name: 'theme', text: 'a()'},
    {line: 4, name: UNNAMED, text: 'b()'},
  ]);
  expect(faults).toEqual([{line: 4, text: 'an inline event handler <i onclick>'}]);
});

describe('faults', () => {
  it.each([
    ['<button id="go" onclick="a()">', 'an inline event handler <button id="go" onclick>'],
    ['<img ONERROR=a()>', 'an inline event handler <img onerror>'],
    ['<a href="javascript:void 0">', 'a javascript: address <a href>'],
    ['<a href=" java\nscript:a()">', 'a javascript: address <a href>'],
    ['<form action="JavaScript:a()">', 'a javascript: address <form action>'],
    ['<svg><a xlink:href="javascript:a()"></a></svg>', 'a javascript: address <a xlinkhref>'],
    ['<style>p{}</style>', 'a style element <style>'],
    ['<svg><style>p{}</style></svg>', 'a style element <style>'],
    ['<head><noscript><style>p{}</style></noscript>', 'a style element <style>'],
    ['<template><style id="x"></style></template>', 'a style element <style id="x">'],
  ])('of %s', (html, expected) => {
    expect(faultsIn(html)).toEqual([expected]);
  });

  it.each([
    '<p style="color:red" data-onclick="a()">onclick="a()"</p>',
    '<a href="/javascript:/">javascript:</a>',
    '<a href="https://x.example/?javascript:">',
    '<link rel="stylesheet" href="/styles.css">',
    '<pre><code>&lt;style&gt;</code></pre>',
    '<script>document.body.onclick = "javascript:"</script>',
  ])('are not found in %s', (html) => {
    expect(faultsIn(html)).toEqual([]);
  });
});
