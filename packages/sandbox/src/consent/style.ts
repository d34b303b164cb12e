/** Plain on purpose: no one is to take it for the page of a real network. */
export const style = `
:root{color-scheme:light dark;
--canvas:light-dark(#f5f7fa,#0d121b);--surface:light-dark(#fff,#151c28);--line:light-dark(#e1e6ed,#2a3547);
--control:light-dark(#7c879b,#66738a);--text:light-dark(#101828,#edf1f7);--text-2:light-dark(#475467,#aeb9ca);
--primary:light-dark(#1d4fd7,#7fa8ff);--on-primary:light-dark(#fff,#0b1220);--focus:light-dark(#1d4fd7,#8fb3ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:400 14px/20px system-ui,sans-serif}
header{padding:12px 16px;color:#fff;font-weight:600;text-align:center}
header.meta{background:#1466d8}header.linkedin{background:#0b4f8a}header.google{background:#18702f}
header span{background:#fff;color:#101828;border-radius:4px;padding:2px 8px;margin-right:8px;text-transform:uppercase;font-size:12px}
main{max-width:560px;margin:24px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 8px;font-size:20px;line-height:28px}p{margin:0 0 16px}
form{display:grid;gap:16px}
fieldset{margin:0;border:1px solid var(--line);border-radius:8px;padding:12px 16px;display:grid;gap:4px;min-width:0}
legend{font-weight:600;padding:0 4px}
.note,small{color:var(--text-2);font-size:13px}.note{margin:0}
label{display:flex;gap:12px;align-items:start;padding:6px 0;overflow-wrap:anywhere}
label small{display:block}
label.text{display:grid;gap:4px}label.text input,textarea,select{font:inherit;width:100%;min-height:40px;padding:8px;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text)}
input[type=checkbox]{flex:none;width:18px;height:18px;margin:1px 0 0}
details{display:grid;gap:8px}summary{cursor:pointer;min-height:24px;padding:4px 0}
.buttons{display:flex;gap:12px;margin:0}
button{font:inherit;font-weight:500;min-height:44px;flex:1;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);cursor:pointer}
button.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (max-width:600px){main{margin:0;border-radius:0;border-width:0 0 1px;padding:16px}}
`;
