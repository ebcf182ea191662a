export default '/file'
