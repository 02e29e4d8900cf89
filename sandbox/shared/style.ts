/** The look of every page of the sandbox: the brand by day and at night, in one small sheet. */
export const style = `
:root{color-scheme:light;--ground:#fbf8f4;--surface:#f3ede4;--raised:#fff;--line:#e2d8cb;--text:#16120f;--muted:#5f544a;--accent:#ab3610;--unlit:#e9e0d4;--ember:#e4572e;--deep:#b23a12;--on-deep:#fbf8f4}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#16120f;--surface:#1f1a16;--raised:#2a231d;--line:#463b32;--text:#fbf8f4;--muted:#cdc2b6;--accent:#ffb454;--unlit:#463b32}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header,footer{padding:16px 24px;display:flex;align-items:center;gap:12px;flex-wrap:wrap}
header{border-bottom:1px solid var(--line)}
header strong{font-size:18px;letter-spacing:-.01em}
header svg{flex:none}
footer{margin-top:auto;border-top:1px solid var(--line);color:var(--muted);font-size:14px}
.tag{padding:1px 10px;border:1px solid var(--line);border-radius:20px;color:var(--muted);font-size:14px}
main{width:100%;max-width:520px;margin:0 auto;padding:56px 24px}
main.wide{max-width:860px}
h1{margin:0 0 12px;font-size:32px;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 4px;font-size:19px;line-height:1.3}
p{margin:0 0 16px}
a{color:var(--accent);text-underline-offset:3px}
.muted{color:var(--muted)}
.card{margin:24px 0;padding:20px 24px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.card>:last-child{margin-bottom:0}
.alert{border-color:var(--ember);border-inline-start-width:4px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 20px;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
code{font:15px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
label,legend{display:block;margin-bottom:4px;padding:0;font-weight:600}
fieldset{margin:0 0 20px;padding:0;border:0}
input[type=email],input[type=password],input[type=text],input[type=tel]{width:100%;min-height:48px;margin-bottom:20px;padding:0 14px;border:1px solid #8a7b6d;border-radius:6px;background:var(--raised);color:var(--text);font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 24px;border:1px solid var(--deep);border-radius:6px;background:var(--deep);color:var(--on-deep);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#c4441a}
.quiet{border-color:#8a7b6d;background:transparent;color:var(--text)}
.quiet:hover{background:var(--raised)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:8px}
.slots label{display:flex;align-items:center;gap:10px;min-height:48px;margin:0;padding:4px 10px;border:1px solid var(--line);border-radius:6px;background:var(--raised);font-weight:400;line-height:1.35}
.slots label:has(:checked){border-color:var(--accent)}
.slots input{width:20px;height:20px;margin:0;accent-color:var(--ember)}
[hidden]{display:none!important}
@media (max-width:480px){main{padding:32px 16px}h1{font-size:26px}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
`.trim();
