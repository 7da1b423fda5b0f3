import { cvFile } from '@/lib/outputs/cv-file';

describe('cvFile', () => {
  it.each([
    ['John Doe', 'john-doe-cv.pdf'],
    ['Éloïse Lœwe-Dupré', 'eloise-loewe-dupre-cv.pdf'],
    ['Łukasz O’Neil', 'lukasz-oneil-cv.pdf'],
    ['김민수', '김민수-cv.pdf'],
    ['Дарья Йо', 'дарья-йо-cv.pdf'],
    ['…', 'cv.pdf'],
  ])('saves the CV of %s as %s', (ownerName, file) => {
    expect(cvFile('a4', ownerName).name).toBe(file.normalize('NFC'));
  });

  it('marks the Letter paper', () => {
    expect(cvFile('letter', 'John Doe').name).toBe('john-doe-cv-letter.pdf');
  });

  it('gives a root-relative address that can stand in href', () => {
    expect(cvFile('a4', 'John Doe').path).toBe('/cv/john-doe-cv.pdf');
    expect(cvFile('a4', '김').path).toBe('/cv/%EA%B9%80-cv.pdf');
  });
});
