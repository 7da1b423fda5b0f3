import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepTogether } from '@/components/ui/keep-together';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import { StructuredData } from '@/components/ui/structured-data';
import { TitledSection } from '@/components/ui/titled-section';
import { filesIn } from '@/lib/files/files-in';
import { show } from '../../../support/elements';

describe('a responsive image', () => {
  const measures = { src: '/images/a.jpg', width: 1600, height: 900 };

  it('offers newer formats first, with sizes, and reserves its space', () => {
    const sources = [
      {
        type: 'image/avif',
        srcSet: '/images/sizes/1-400.avif 400w, /images/sizes/1-800.avif 800w',
      },
      {
        type: 'image/webp',
        srcSet: '/images/sizes/1-400.webp 400w, /images/sizes/1-800.webp 800w',
      },
    ];
    const node = show(
      <ResponsiveImage image={{ ...measures, sources }} sizes="70vw" alt="A" loading="lazy" />,
    );
    const image = screen.getByRole('img', { name: 'A' });
    for (const [name, value] of Object.entries({ ...measures, loading: 'lazy' })) {
      expect(image).toHaveAttribute(name, String(value));
    }
    const offered = [...node.querySelectorAll('source')];
    expect(offered.map(({ type, srcset }) => ({ type, srcSet: srcset }))).toEqual(sources);
    expect(offered.map(({ sizes }) => sizes)).toEqual(['70vw', '70vw']);
  });
});

it('no text in structured data can close the script element', () => {
  const data = { name: '</script><script>alert(1)</script> & "quotes" <!--' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^]*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});

it('each titled section is a landmark with the name of its own heading', () => {
  show(
    <>
      <TitledSection title="One" id="one" className="section">
        a
      </TitledSection>
      <TitledSection title="Two">b</TitledSection>
    </>,
  );
  const section = screen.getByRole('region', { name: 'One' });
  expect(section).toHaveAttribute('id', 'one');
  expect(section).toHaveClass('section');
  expect(section).toContainElement(screen.getByRole('heading', { level: 2, name: 'One' }));
  expect(screen.getByRole('region', { name: 'Two' })).toHaveTextContent('Twob');
});

it('words with hyphens are kept together, and no text is lost', () => {
  const name = show(<p>{keepTogether('Ana Mutua-Ødegaard of Aix-en-Provence')}</p>);
  const kept = [...name.querySelectorAll('span')].map((word) => word.textContent);
  expect(kept).toEqual(['Mutua-Ødegaard', 'Aix-en-Provence']);
  expect(name).toHaveTextContent('Ana Mutua-Ødegaard of Aix-en-Provence');
});

it('trusted HTML is rendered by one component only', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|DOMParser|srcDoc/;
  const files = ['app', 'components', 'lib']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && sink.test(readFileSync(file, 'utf8')));
  expect(files).toEqual(['components/ui/trusted-html.tsx']);
});
