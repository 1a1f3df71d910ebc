/** The demo shop's own look; its broad element selectors are what a widget must withstand on real sites. */
export const hostPageStyles = `* { box-sizing: border-box; margin: 0; }
html { font-size: 18px; scroll-behavior: smooth; }
body { font-family: Georgia, 'Times New Roman', serif; color: #22301f; background: #f6f1e7; line-height: 1.6; }
button { text-transform: uppercase; background: #8a3b12; color: #fff; padding: 1rem 2rem; }
iframe { border: 6px solid #8a3b12; max-width: 50%; }
a { color: #8a3b12; }
header { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: baseline; padding: 1.2rem 6vw; background: #22301f; }
header a { color: #f6f1e7; text-decoration: none; }
header nav { display: flex; gap: 1.5rem; font-size: 0.9rem; }
.brand { font-size: 1.5rem; letter-spacing: 0.02em; }
.brand span { color: #e8b04b; }
.hero { padding: 14vh 6vw; color: #f6f1e7; background: linear-gradient(165deg, #12303a, #2d5b4f 55%, #c78a3b); }
.hero h1 { font-size: clamp(2.2rem, 6vw, 4rem); line-height: 1.1; max-width: 14ch; }
.hero p { max-width: 38ch; margin: 1.2rem 0 2rem; }
.call { display: inline-block; padding: 0.8rem 1.8rem; background: #e8b04b; color: #22301f; text-decoration: none; }
main > section:not(.hero) { padding: 3rem 6vw; max-width: 70rem; }
h2 { font-size: 1.8rem; margin-bottom: 1rem; }
.products { list-style: none; padding: 0; display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.products li { background: #fffdf8; padding: 1rem; }
.picture { aspect-ratio: 4 / 3; margin-bottom: 1rem; background: #dfe6dc; }
.tent { background: conic-gradient(from 150deg at 50% 20%, #c7602a 0 60deg, #dfe6dc 0); }
.pack { background: radial-gradient(closest-side at 50% 55%, #2d5b4f 0 70%, #dfe6dc 72%); }
.stove { background: radial-gradient(circle at 50% 75%, #e8b04b 0 12%, #8a3b12 13% 30%, #dfe6dc 31%); }
.kind { font-style: italic; }
.price { font-weight: bold; font-size: 1.2rem; margin-top: 0.5rem; }
footer { padding: 2rem 6vw; font-size: 0.85rem; background: #e9e1d0; }
`;
